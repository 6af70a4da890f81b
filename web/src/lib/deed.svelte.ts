// Something that a person asked the server to do: under way, done, or refused in words.
import { failure } from './words-of-failure';

export class Deed {
  busy = $state(false);
  done = $state(false);
  /** Why it did not work. */
  trouble = $state('');

  /** Does it unless it is under way; whether it worked. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.done = false;
    this.trouble = '';
    try {
      await work();
      this.done = true;
    } catch (error) {
      this.trouble = failure(error);
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}

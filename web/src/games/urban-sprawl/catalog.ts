// What is printed on the components.
export { catalog } from '../../wire/urban-sprawl-catalog';

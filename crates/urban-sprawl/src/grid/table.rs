//! What is the same in every city, computed once: where each lot lies, and the
//! lots of every place and around it.

use super::{BLOCKS, Block, Lot, Lots};

/// By lot: its block's index and its place in the block.
pub(super) static HOMES: [(u8, u8); Lot::COUNT] = {
    let mut homes = [(0, 0); Lot::COUNT];
    let mut index = 0;
    while index < Lot::COUNT {
        let lot = Lot::from_index(index);
        let (row, column) = (lot.row(), lot.column());
        homes[index] = (row / 2 * BLOCKS + column / 2, row % 2 * 2 + column % 2);
        index += 1;
    }
    homes
};

/// By block and by a bit for each of its lots: these lots.
pub(super) static WITHIN: [[Lots; 16]; Block::COUNT] = {
    let mut within = [[Lots::NONE; 16]; Block::COUNT];
    let mut index = 0;
    while index < Block::COUNT {
        let block = Block::at(index as u8 / BLOCKS, index as u8 % BLOCKS);
        let mut bits = 1;
        while bits < 16 {
            // These are the lots without the last of them, and that one.
            let last = usize::ilog2(bits);
            within[index][bits] = within[index][bits ^ 1 << last].with(block.lot(last as u8));
            bits += 1;
        }
        index += 1;
    }
    within
};

/// By block and by a bit for each of its lots: the lots around these (1.5).
pub(super) static AROUND: [[Lots; 16]; Block::COUNT] = {
    let mut around = WITHIN;
    let mut index = 0;
    while index < Block::COUNT {
        let mut bits = 0;
        while bits < 16 {
            around[index][bits] = around[index][bits].around();
            bits += 1;
        }
        index += 1;
    }
    around
};

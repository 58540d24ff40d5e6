// The places of the stones in the drawing, in its own units. Without DOM, so that it is tested without a browser.

const ROW = 5;

/** @param {number} n the number of a stone, from 0 @returns {{x: number, y: number}} */
export const placeOf = (n) => ({ x: 30 + (n % ROW) * 50, y: 24 + Math.floor(n / ROW) * 44 });

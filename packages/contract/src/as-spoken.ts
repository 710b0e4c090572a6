/** Letters that nobody confuses are given out: who types the letter O means zero, who types I or L means one. */
export const asSpoken = (text: string): string =>
  text.toUpperCase().replaceAll(/\s/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

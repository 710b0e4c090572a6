/**
 * Issued codes never contain the letters O, I and L, so a typed O means zero, and a typed I or L means one.
 */
export const asSpoken = (text: string): string =>
  text.toUpperCase().replaceAll(/\s/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** Returns the link of a telephone number: `030 23125-110` is `tel:+493023125110`. */
export const telephoneLink = (number: string): string =>
  `tel:${number
    .replace(/^(\s*(?:\+|00)[\d\s]*)\(\s*0\s*\)/, '$1')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^0(?!0)/, '+49')
    .replace(/^00/, '+')}`

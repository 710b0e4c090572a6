/**
 * Returns the link of an e-mail address. The part before the @ may hold `?` and `&`, with which a link would
 * name further receivers.
 */
export const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`

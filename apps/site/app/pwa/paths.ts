/** The page that is available without a network: emergency numbers, opening hours, saved pages. */
export const unterwegsPath = '/unterwegs'

export const manifestPath = '/manifest.webmanifest'

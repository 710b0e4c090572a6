/** Name of the hidden field beside a field for an address: the addresses that the visitor was asked about. */
export const askedName = (name: string): string => `${name}.gefragt`

/** Longest list of such addresses that a form carries. */
export const MOST_ASKED = 1_000

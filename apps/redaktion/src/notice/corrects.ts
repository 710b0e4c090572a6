/** Parameter of a new notice: the id of the notice to correct. */
export const CORRECTS = 'zu-berichtigen'

/** Returns the address where the correction of a notice begins. */
export const wayToCorrect = (id: string): string =>
  `/inhalte/bekanntmachung/neu?${new URLSearchParams({ [CORRECTS]: id })}`

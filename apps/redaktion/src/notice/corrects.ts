/** Word of the address of a new notice: the id of the one that it corrects. */
export const CORRECTS = 'zu-berichtigen'

/** Where the correction of a notice begins. */
export const wayToCorrect = (id: string): string =>
  `/inhalte/bekanntmachung/neu?${new URLSearchParams({ [CORRECTS]: id })}`

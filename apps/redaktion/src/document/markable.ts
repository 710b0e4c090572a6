import type { Fault } from './open-document.ts'

/** True for a field of the form: not for the whole document, nor for a question of the publishing dialog. */
export const isMarkable = ({ path }: Fault): boolean => path !== '' && !path.startsWith('gueltig_')

import { haus } from '../../seite.ts'

export const klimaschutzKontakt = haus('klimaschutz', 'Sprechzeiten')

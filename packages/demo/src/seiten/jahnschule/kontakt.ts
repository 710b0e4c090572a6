import { haus } from '../../seite.ts'

export const jahnschuleKontakt = haus('jahnschule', 'Sekretariat')

import { haus } from '../../seite.ts'

export const schillerschuleKontakt = haus('schillerschule', 'Sekretariat')

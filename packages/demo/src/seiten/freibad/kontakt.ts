import { haus } from '../../seite.ts'

export const freibadKontakt = haus('freibad', 'Öffnungszeiten')

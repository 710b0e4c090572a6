import { haus } from '../../seite.ts'

export const buechereiKontakt = haus('buecherei', 'Öffnungszeiten')

import { haus } from '../../seite.ts'

export const jugendmusikschuleKontakt = haus('jugendmusikschule', 'Büro')

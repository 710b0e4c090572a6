import { contact } from '../../seite.ts'

export const jugendmusikschuleKontakt = contact({
  titel: 'Jugendmusikschule',
  wer: 'Leitung: Daniel Krämer<br>Büro: Silke Roth',
  stelle: 'jugendmusikschule',
  email: 'jugendmusikschule',
  ort: 'Alte Post, Bahnhofstraße 11<br>76999 Rebenau',
  zeiten: ['Montag bis Donnerstag 14:00–17:00 Uhr', 'Freitag 10:00–12:00 Uhr'],
})

import { contact } from '../../seite.ts'

export const buechereiKontakt = contact({
  titel: 'Stadtbücherei',
  wer: 'Leitung: Petra Schwab',
  stelle: 'buecherei',
  email: 'buecherei',
  ort: 'Zehntscheuer, Kirchgasse 2<br>76999 Rebenau',
  zeiten: ['Dienstag und Mittwoch 10:00–18:00 Uhr', 'Donnerstag 10:00–20:00 Uhr', 'Samstag 10:00–13:00 Uhr'],
})

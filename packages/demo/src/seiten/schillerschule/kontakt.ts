import { contact } from '../../seite.ts'

export const schillerschuleKontakt = contact({
  titel: 'Sekretariat',
  wer: 'Anja Wolff',
  stelle: 'schillerschule',
  email: 'schillerschule',
  ort: 'Schulstraße 2<br>76999 Rebenau',
  zeiten: ['Montag bis Freitag 07:30–12:30 Uhr', 'Dienstag auch 13:30–15:30 Uhr'],
})

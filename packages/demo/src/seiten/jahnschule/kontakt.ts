import { contact } from '../../seite.ts'

export const jahnschuleKontakt = contact({
  titel: 'Sekretariat',
  wer: 'Gül Yildiz',
  stelle: 'jahnschule',
  email: 'jahnschule',
  ort: 'Turnplatz 1<br>76999 Rebenau-Unterweiler',
  zeiten: ['Montag, Mittwoch, Donnerstag 07:30–12:00 Uhr', 'Dienstag 07:30–12:00 und 13:00–15:00 Uhr'],
})

import { contact } from '../../seite.ts'

export const freibadKontakt = contact({
  titel: 'Freibad am Altrhein',
  wer: 'Betriebsleitung: Marco Lutz',
  stelle: 'freibad',
  email: 'freibad',
  ort: 'Am Altrhein 40<br>76999 Rebenau-Unterweiler',
})

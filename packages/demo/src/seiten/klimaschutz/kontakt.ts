import { contact } from '../../seite.ts'

export const klimaschutzKontakt = contact({
  titel: 'Klimaschutz',
  wer: 'Lena Vogt',
  stelle: 'klimaschutz',
  email: 'klimaschutz',
  ort: 'Rathaus, zweiter Stock, Zimmer 16',
  zeiten: ['Montag bis Donnerstag 09:00–12:00 Uhr', 'Donnerstag auch 15:00–17:30 Uhr'],
})

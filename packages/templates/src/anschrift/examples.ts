import type { Examples } from '../template.ts'
import type { Contact } from './load.ts'
import type { anschrift } from './schema.ts'

const freibad: Contact = {
  name: 'Freibad am Altrhein',
  detailURL: '/freibad',
  anschrift: {
    location: 'Freibad am Altrhein',
    street: 'Am Altrhein 40',
    zip: '76999',
    city: 'Rebenau-Unterweiler',
  },
  kommunikation: [
    { kanal: 'TELEFON', kennung: '030\u00a023125-205' },
    { kanal: 'EMAIL', kennung: 'freibad@rebenau.example.org' },
  ],
}

export const examples = {
  standard: { context: { einheit: 'freibad' }, data: freibad },
  aufDerEigenenSeite: {
    context: { titel: 'So finden Sie uns', einheit: 'freibad' },
    data: { ...freibad, detailURL: '' },
  },
  mitFax: {
    context: { einheit: 'rathaus' },
    data: {
      ...freibad,
      name: 'Stadtverwaltung Rebenau',
      detailURL: '/rathaus',
      anschrift: { location: 'Rathaus', street: 'Marktplatz\u00a01', zip: '76999', city: 'Rebenau' },
      kommunikation: [
        { kanal: 'TELEFON', kennung: '030\u00a023125-100' },
        { kanal: 'FAX', kennung: '030\u00a023125-199' },
        { kanal: 'EMAIL', kennung: 'stadt@rebenau.example.org' },
      ],
    },
  },
  nurTelefon: {
    context: { einheit: 'stoerung' },
    data: { ...freibad, anschrift: null, kommunikation: freibad.kommunikation.slice(0, 1) },
  },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Kontakt"', einheit: 'freibad' },
    data: {
      name: '<img src=x onerror=alert(1)>',
      detailURL: '/freibad',
      anschrift: { location: '<b>Haus</b>', street: '"><script>', zip: '&', city: "'Stadt'" },
      kommunikation: [
        { kanal: 'TELEFON', kennung: 'javascript:alert(1)' },
        { kanal: 'EMAIL', kennung: '"><script>alert(1)</script>' },
      ],
    },
  },
} satisfies Examples<typeof anschrift, Contact>

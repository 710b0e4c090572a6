import type { Kontaktperson } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { AnsprechpersonData } from './load.ts'
import type { ansprechperson } from './schema.ts'

const person = { einheit: 'stadtarchiv', person: 'gerhard-nold' }

const nold: Kontaktperson = {
  id: 'gerhard-nold',
  vorname: 'Gerhard',
  nachname: 'Nold',
  funktion: 'Leitung des Stadtarchivs',
  raum: 'Zimmer\u00a02',
  kommunikation: [
    { kanal: 'TELEFON', kennung: '030\u00a023125-255' },
    { kanal: 'EMAIL', kennung: 'gerhard.nold@rebenau.example.org' },
  ],
}

const archiv: AnsprechpersonData = {
  person: nold,
  einheit: { id: 'stadtarchiv', name: 'Stadtarchiv', detailURL: '/rathaus/aemter/stadtarchiv' },
  kommunikation: [],
}

export const examples = {
  standard: { context: { person }, data: archiv },
  mitBild: {
    context: { titel: 'Fragen zur Geschichte', person },
    data: {
      ...archiv,
      person: {
        ...nold,
        raum: '',
        kommunikation: [{ kanal: 'FAX', kennung: '030\u00a023125-199' }],
        bild: '/medien/buecherei-lesesaal',
        bildtext: 'Lesesaal der Stadtbücherei',
        bildcopyright: 'Stadt Rebenau',
      },
    },
  },
  aufDerSeiteDesAmtes: {
    context: { person },
    data: { ...archiv, einheit: { ...archiv.einheit, detailURL: '' } },
  },
  nichtMehrImAmt: {
    context: { person },
    data: {
      ...archiv,
      person: null,
      kommunikation: [
        { kanal: 'TELEFON', kennung: '030\u00a023125-250' },
        { kanal: 'EMAIL', kennung: 'stadtarchiv@rebenau.example.org' },
      ],
    },
  },
  nurDasAmt: { context: { person }, data: { ...archiv, person: null } },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Kontakt"', person },
    data: {
      ...archiv,
      person: {
        id: 'x',
        vorname: '<img src=x onerror=alert(1)>',
        nachname: '"><script>alert(1)</script>',
        funktion: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsbeauftragter',
        raum: "'Raum'",
        kommunikation: [
          { kanal: 'TELEFON', kennung: 'javascript:alert(1)' },
          { kanal: 'EMAIL', kennung: '"><script>alert(1)</script>' },
        ],
      },
      einheit: { id: 'x', name: '<b>Amt</b> & "Haus"', detailURL: '/rathaus/aemter/x' },
    },
  },
} satisfies Examples<typeof ansprechperson, AnsprechpersonData>

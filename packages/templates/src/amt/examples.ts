import { examples as oeffnungszeiten } from '../oeffnungszeiten/examples.ts'
import type { Examples } from '../template.ts'
import type { AmtData } from './load.ts'
import type { amt } from './schema.ts'

const bauamt: AmtData = {
  einleitung: 'Bauanträge, Bebauungspläne, Straßen.',
  text: '<h2>Bevor Sie planen</h2><p>Ein Gespräch von einer halben Stunde spart oft Monate. Die Beratung ist kostenlos.</p>',
  stunden: oeffnungszeiten.dreiArten.data,
  kommunikation: [
    { kanal: 'TELEFON', kennung: '030\u00a023125-160' },
    { kanal: 'FAX', kennung: '030\u00a023125-199' },
    { kanal: 'EMAIL', kennung: 'bauamt@rebenau.example.org' },
  ],
  anschrift: {
    location: 'Rathaus, zweiter Stock, Zimmer\u00a014',
    street: 'Marktplatz\u00a01',
    zip: '76999',
    city: 'Rebenau',
  },
  leistungen: [
    {
      id: 'bauen',
      name: 'Bauen in Rebenau',
      detailURL: '/bauen',
      kurztext: '',
      buchstabe: '',
      online: false,
    },
    {
      id: 'bauplaetze',
      name: 'Bauplätze im Rebgarten',
      detailURL: '/bauen/rebgarten',
      kurztext: 'Plan, Preise und Bewerbung für 22\u00a0Plätze.',
      buchstabe: 'B',
      online: true,
    },
  ],
  kontaktpersonen: [
    {
      vorname: 'Jonas',
      nachname: 'Wehrle',
      funktion: 'Leitung',
      raum: 'Zimmer\u00a014',
      kommunikation: [
        { kanal: 'TELEFON', kennung: '030\u00a023125-160' },
        { kanal: 'EMAIL', kennung: 'jonas.wehrle@rebenau.example.org' },
      ],
    },
    {
      vorname: 'Dr. Hanna',
      nachname: 'Köbele',
      funktion: 'Bauberatung',
      raum: 'Zimmer\u00a014',
      kommunikation: [{ kanal: 'TELEFON', kennung: '030\u00a023125-161' }],
    },
  ],
  darueber: { id: 'rathaus', name: 'Stadtverwaltung Rebenau', detailURL: '/rathaus' },
  darunter: [{ id: 'bauhof', name: 'Bauhof', detailURL: '/rathaus/aemter/bauhof' }],
}

export const examples = {
  standard: { context: { einheit: 'bauamt' }, data: bauamt },
  nurMitTermin: {
    context: { einheit: 'standesamt' },
    data: { ...bauamt, stunden: oeffnungszeiten.nurMitTermin.data },
  },
  nurZeiten: {
    context: { einheit: 'archiv' },
    data: {
      ...bauamt,
      einleitung: '',
      text: '',
      anschrift: null,
      kommunikation: [],
      leistungen: [],
      kontaktpersonen: [],
      darueber: null,
      darunter: [],
    },
  },
  ohneZeiten: {
    context: { einheit: 'gremium' },
    data: { ...bauamt, stunden: oeffnungszeiten.ohneZeiten.data },
  },
  raueEingaben: {
    context: { einheit: 'bauamt' },
    data: {
      ...bauamt,
      einleitung: '<script>alert(1)</script> & "Amt"',
      text: '<p>a<script>alert(1)</script></p>',
      stunden: oeffnungszeiten.raueEingaben.data,
      leistungen: [
        {
          id: 'x',
          name: '<img src=x onerror=alert(1)>',
          detailURL: '/bauen',
          kurztext: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
          buchstabe: '',
          online: false,
        },
      ],
      kontaktpersonen: [
        {
          vorname: '',
          nachname: '"><script>alert(1)</script>',
          funktion: '<b>Leitung</b>',
          raum: '&',
          kommunikation: [{ kanal: 'EMAIL', kennung: 'a@b.example.org?bcc=<x>' }],
        },
      ],
    },
  },
} satisfies Examples<typeof amt, AmtData>

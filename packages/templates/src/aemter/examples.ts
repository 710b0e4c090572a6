import type { Examples } from '../template.ts'
import type { AemterData, Einheit } from './load.ts'
import type { aemter } from './schema.ts'

const einheit = (id: string, name: string, more: Partial<Einheit> = {}): Einheit => ({
  id,
  name,
  einleitung: '',
  detailURL: `/rathaus/aemter/${id}`,
  zustand: {
    offen: true,
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    text: 'Jetzt geöffnet bis 12:00\u00a0Uhr',
    heute: 'Geöffnet, heute bis 12:00\u00a0Uhr',
    kurz: 'Offen bis 12:00\u00a0Uhr',
  },
  nurMitTermin: false,
  telefon: '030\u00a023125-100',
  ort: 'Rathaus',
  ...more,
})

const data: AemterData = {
  gruppen: [
    {
      name: 'Hauptamt',
      kopf: einheit('hauptamt', 'Hauptamt', { einleitung: 'Gemeinderat, Wahlen, Verträge.' }),
      einheiten: [
        einheit('buergerbuero', 'Bürgerbüro', {
          einleitung: 'Ausweise, Wohnsitz, Führungszeugnis, Fundsachen.',
          telefon: '030\u00a023125-110',
          ort: 'Rathaus, Erdgeschoss, Zimmer\u00a01',
        }),
        einheit('standesamt', 'Standesamt', {
          einleitung: 'Geburt, Heirat, Sterbefall und Urkunden.',
          nurMitTermin: true,
          ort: 'Rathaus, erster Stock, Zimmer\u00a07',
        }),
      ],
    },
    {
      name: 'Weitere Einrichtungen',
      kopf: null,
      einheiten: [
        einheit('freibad', 'Freibad am Altrhein', {
          einleitung: 'Fünfzig Meter, ein Sprungturm und viel Schatten unter den Pappeln.',
          detailURL: '/freibad',
          zustand: {
            offen: false,
            typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
            text: 'Geschlossen (Winterpause), öffnet am Samstag, 08.05.2027, um 09:00\u00a0Uhr wieder',
            heute: 'Heute geschlossen (Winterpause), ab Samstag, 08.05.2027, wieder geöffnet',
            kurz: 'Zu, öffnet am 08.05.2027',
          },
          ort: 'Freibad am Altrhein',
        }),
        einheit('stadtarchiv', 'Stadtarchiv', { zustand: null, telefon: '', ort: '' }),
      ],
    },
  ],
  anzahl: 5,
  auswahl: { suchwort: '', offen: false },
}

export const examples = {
  standard: { context: {}, data },
  mitTitel: { context: { titel: 'Wer hilft weiter?' }, data },
  ausgewaehlt: {
    context: {},
    data: {
      ...data,
      gruppen: data.gruppen.slice(0, 1),
      anzahl: 3,
      auswahl: { suchwort: 'amt', offen: true },
    },
  },
  nichtsGefunden: {
    context: {},
    data: { gruppen: [], anzahl: 0, auswahl: { suchwort: 'Raumfahrt', offen: false } },
  },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Ämter"' },
    data: {
      ...data,
      gruppen: [
        {
          name: '<b>Amt</b>',
          kopf: null,
          einheiten: [
            einheit('x', '<img src=x onerror=alert(1)>', {
              einleitung: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
              telefon: 'javascript:alert(1)',
              ort: '"><script>',
            }),
          ],
        },
      ],
      auswahl: { suchwort: '"><script>alert(1)</script>', offen: false },
    },
  },
} satisfies Examples<typeof aemter, AemterData>

import type { Examples } from '../template.ts'
import type { OeffnungszeitenData } from './load.ts'
import type { oeffnungszeiten } from './schema.ts'

const rathaus: OeffnungszeitenData = {
  telefon: '030\u00a023125-100',
  imKopf: false,
  zustand: {
    offen: true,
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    text: 'Jetzt geöffnet bis 17:30\u00a0Uhr',
    heute: 'Geöffnet, heute bis 17:30\u00a0Uhr',
    kurz: 'Offen bis 17:30\u00a0Uhr',
  },
  arten: [
    {
      name: 'Öffnungszeiten',
      hinweis: '',
      zeilen: [
        { days: 'Montag bis Freitag', times: '08:30–12:00\u00a0Uhr' },
        { days: 'Dienstag und Donnerstag', times: '15:00–17:30\u00a0Uhr' },
      ],
    },
  ],
  abweichend: [],
  nurMitTermin: false,
  terminlink: '',
}

const winter: OeffnungszeitenData = {
  ...rathaus,
  zustand: {
    offen: false,
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    text: 'Geschlossen (Winterpause), öffnet am Samstag, 08.05.2027, um 09:00\u00a0Uhr wieder',
    heute: 'Heute geschlossen (Winterpause), ab Samstag, 08.05.2027, wieder geöffnet',
    kurz: 'Zu, öffnet am 08.05.2027',
  },
  arten: [
    {
      name: 'Öffnungszeiten ab 08.05.2027',
      hinweis: 'Bei Gewitter müssen alle aus dem Wasser.',
      zeilen: [
        { days: 'Montag, Mittwoch und Freitag', times: '09:00–20:00\u00a0Uhr' },
        { days: 'Dienstag und Donnerstag', times: '06:30–20:00\u00a0Uhr' },
        { days: 'Samstag und Sonntag', times: '09:00–19:00\u00a0Uhr' },
        { days: 'Feiertage', times: 'wie sonntags' },
      ],
    },
  ],
  abweichend: [{ zeitraum: '14.09.2026 bis 07.05.2027', grund: 'Winterpause', zeiten: 'geschlossen' }],
}

export const examples = {
  standard: { context: { einheit: 'rathaus' }, data: rathaus },
  winterpause: { context: { titel: 'Wann wir öffnen', einheit: 'freibad' }, data: winter },
  imKopf: {
    context: { einheit: 'freibad' },
    options: { imKopf: true },
    data: { ...winter, imKopf: true },
  },
  dreiArten: {
    context: { einheit: 'buergerbuero' },
    data: {
      ...rathaus,
      arten: [
        ...rathaus.arten,
        {
          name: 'Servicezeiten',
          hinweis: 'Ausgabe von Ausweisen',
          zeilen: [
            { days: 'Montag, Dienstag, Donnerstag und Freitag', times: '08:00–12:00\u00a0Uhr' },
            { days: 'Mittwoch', times: 'geschlossen' },
          ],
        },
        {
          name: 'Telefonische Erreichbarkeit',
          hinweis: '',
          zeilen: [{ days: 'Montag bis Freitag', times: '08:00–16:00\u00a0Uhr' }],
        },
      ],
      abweichend: [
        {
          zeitraum: 'Freitag, 27.11.2026, ab 12:00\u00a0Uhr',
          grund: 'Betriebsausflug',
          zeiten: 'geschlossen',
        },
        { zeitraum: '24.12.2026 bis 01.01.2027', grund: 'Weihnachtsruhe', zeiten: 'geschlossen' },
        { zeitraum: 'Mittwoch, 06.01.2027', grund: 'Heilige Drei Könige', zeiten: 'geschlossen' },
      ],
    },
  },
  sommerUndWinter: {
    context: { einheit: 'wertstoffhof' },
    data: {
      ...rathaus,
      arten: [
        {
          name: 'Öffnungszeiten vom 01.04.2027 bis 31.10.2027',
          hinweis: '',
          zeilen: [
            { days: 'Mittwoch und Freitag', times: '16:00–19:00\u00a0Uhr' },
            { days: 'Samstag', times: '09:00–14:00\u00a0Uhr' },
          ],
        },
        {
          name: 'Öffnungszeiten vom 01.11.2026 bis 31.03.2027 und vom 01.11.2027 bis 31.03.2028',
          hinweis: 'Bei Schnee und Eis bleibt der Hof zu.',
          zeilen: [{ days: 'Freitag und Samstag', times: '10:00–14:00\u00a0Uhr' }],
        },
      ],
    },
  },
  leichteSprache: {
    context: { titel: 'Wann ist das Rathaus offen?', einheit: 'rathaus' },
    data: {
      ...rathaus,
      sprache: 'leicht',
      zustand: {
        offen: false,
        typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
        text: 'Jetzt ist geschlossen. Wieder offen: Dienstag, 24. November 2026, um 8\u00a0Uhr\u00a030.',
        heute: 'Jetzt ist geschlossen. Wieder offen: Dienstag, 24. November 2026, um 8\u00a0Uhr\u00a030.',
        kurz: 'Jetzt ist geschlossen. Wieder offen: Dienstag, 24. November 2026, um 8\u00a0Uhr\u00a030.',
      },
      arten: [
        {
          name: 'Dann ist offen',
          hinweis: '',
          zeilen: [
            { days: 'Montag bis Freitag', times: 'von 8\u00a0Uhr\u00a030 bis 12\u00a0Uhr' },
            { days: 'Dienstag und Donnerstag', times: 'von 15\u00a0Uhr bis 17\u00a0Uhr\u00a030' },
          ],
        },
      ],
      abweichend: [
        {
          zeitraum: '24. Dezember 2026 bis 1. Januar 2027',
          grund: 'Weihnachtsruhe',
          zeiten: 'geschlossen',
        },
      ],
      nurMitTermin: true,
      terminlink: '/rathaus/termine',
    },
  },
  nurMitTermin: {
    context: { einheit: 'standesamt' },
    data: { ...rathaus, nurMitTermin: true, terminlink: '/kontakt' },
  },
  feiertag: {
    context: { einheit: 'rathaus' },
    data: {
      ...rathaus,
      zustand: {
        offen: false,
        typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
        text: 'Heute Feiertag (Fronleichnam): geschlossen, öffnet morgen um 08:30\u00a0Uhr wieder',
        heute: 'Heute Feiertag (Fronleichnam): geschlossen, morgen ab 08:30\u00a0Uhr wieder geöffnet',
        kurz: 'Zu, öffnet morgen um 08:30\u00a0Uhr',
      },
    },
  },
  ohneZeiten: { context: { einheit: 'archiv' }, data: { ...rathaus, zustand: null, arten: [] } },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Zeiten"', einheit: 'freibad' },
    data: {
      ...winter,
      zustand: {
        offen: false,
        typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
        text: 'Geschlossen (<script>alert(1)</script> & "Umbau")',
        heute: 'Heute geschlossen (<script>alert(1)</script> & "Umbau")',
        kurz: 'Zurzeit zu',
      },
      arten: [{ name: 'Servicezeiten', hinweis: '<b>Nur</b>\nheute', zeilen: winter.arten[0]?.zeilen ?? [] }],
      abweichend: [
        {
          zeitraum: '24.12.2026',
          grund: '<img src=x onerror=alert(1)>',
          zeiten: 'Hochwasserrückhaltebeckenbesichtigungstermine',
        },
      ],
    },
  },
} satisfies Examples<typeof oeffnungszeiten, OeffnungszeitenData>

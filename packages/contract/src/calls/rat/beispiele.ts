/** Shared values of the examples of the council. */

export const gemeinderat = {
  id: 'gemeinderat',
  name: 'Gemeinderat',
  detailURL: '/rathaus/gemeinderat/gremien/gemeinderat',
}

export const fraktion = {
  id: 'buergerliste',
  name: 'Bürgerliste Rebenau',
  detailURL: '/rathaus/gemeinderat/gremien/buergerliste',
}

export const sprungturm = {
  id: 'sprungturm',
  nummer: '2026/087',
  titel: 'Sanierung des Sprungturms im Freibad',
  art: 'Beschlussvorlage',
  datum: '2026-11-02',
  gremium: gemeinderat,
  einleitung: 'Der Sprungturm braucht neue Geländer, damit er zur Saison öffnen kann.',
  detailURL: '/rathaus/gemeinderat/vorlagen/sprungturm',
}

export const termin = {
  id: 'gemeinderat-2026-11-10',
  titel: 'Sitzung des Gemeinderats',
  gremium: gemeinderat,
  datum_von: '2026-11-10T18:30:00+01:00',
  datum_bis: '2026-11-10T21:10:00+01:00',
  ort: 'Rathaus, Ratssaal',
  zustand: 'durchgefuehrt' as const,
  detailURL: '/rathaus/gemeinderat/sitzungen/gemeinderat-2026-11-10',
}

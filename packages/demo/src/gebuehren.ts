/** The fees of the town in euros; the only source for services, price tables and texts. */
export const gebuehren = {
  foto: 6,
  gewerbeAnmelden: 28,
  bewohnerparken: 60,
  halteverbot: 35,
  hund: { erster: 108, weiterer: 216, kampfhund: 648, zwinger: 324, marke: 5 },
  restmuell: { 60: 118.8, 120: 211.2, 240: 396 },
  /** For a bin that is emptied every four weeks, in Lindenhof only. */
  restmuellVierWochen: { 60: 82.8, 120: 147.6, 240: 276 },
  sperrmuell: { weitere: 45, express: 60 },
  muellsack: 6.5,
  gartensack: 1.2,
  buergerbus: 1.5,
  mittagessen: 4.2,
  ferienwoche: 70,
  /** Per month in a day-care centre, by the number of children in the family. */
  kita: {
    vormittag: [148, 114, 77],
    ganztags: [246, 190, 128],
    krippe: [472, 350, 237],
  },
  buechereiausweis: 15,
  buechereiersatz: 3,
  leihinstrument: 12,
  balkonsolar: { alle: 100, rebenauPass: 300 },
} as const

/** The tax rates, in per cent of the tax base. */
export const hebesaetze = { grundsteuerA: 360, grundsteuerB: 310, gewerbesteuer: 365 } as const

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount for a text: whole euros without decimals, others with two: `4,20 €`. */
export const euro = (betrag: number): string =>
  `${(Number.isInteger(betrag) ? whole : cents).format(betrag)}\u00a0€`

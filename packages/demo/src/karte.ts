import type { Stadtkarte } from '@rathausplatz/contract'
import { haeuser, lageOf, type Meter } from './lage.ts'

/**
 * Draws the map of Rebenau from the data below: three places between the Rhine and the hills, with streets,
 * railway and streams. All positions are in metres east and north of the fountain on the market square.
 */

export const KARTENBILD = 'stadtkarte'

const WEST = -3_300
const OST = 3_300
const NORD = 1_500
const SUED = -1_100

type Linie = readonly Meter[]
type Strasse = { readonly name: string; readonly breite: number; readonly weg: Linie }

const strasse = (name: string, breite: number, ...weg: Linie): Strasse => ({ name, breite, weg })

const strassen: readonly Strasse[] = [
  // The town centre (Kernstadt).
  strasse('Bahnhofstraße', 12, [40, 10], [180, -40], [420, -95], [640, -150]),
  strasse('Rheinstraße', 14, [-40, 20], [-260, 110], [-560, 220], [-800, 290]),
  strasse('Rheinweg', 9, [-800, 290], [-870, 302], [-960, 330], [-1_060, 380]),
  strasse('Kirchgasse', 7, [-10, 30], [-60, 70], [-110, 150]),
  strasse('Spitalgasse', 7, [-20, -20], [-110, -60], [-230, -130]),
  strasse('Torgasse', 7, [10, 50], [0, 190], [-40, 300]),
  strasse('Kellereistraße', 8, [-110, 150], [-40, 190], [80, 180], [190, 170]),
  strasse('Schulstraße', 8, [40, 30], [110, 50], [210, 90]),
  strasse('Gartenstraße', 8, [210, 90], [350, 190], [480, 250], [600, 270]),
  strasse('Lindenweg', 8, [190, 170], [260, 300], [340, 410], [390, 520]),
  strasse('Parkweg', 8, [100, -20], [190, -150], [300, -250], [390, -360]),
  strasse('Am Lindenbach', 7, [-230, -130], [-90, -230], [60, -300], [220, -340]),
  strasse('Kelterstraße', 8, [-40, 300], [90, 370], [260, 300]),
  strasse('Steinbergstraße', 9, [600, 270], [690, 330], [790, 410], [960, 520]),
  strasse('Am Steinberg', 7, [690, 330], [760, 370], [860, 330]),
  strasse('Burgunderweg', 7, [340, 410], [480, 430], [600, 470]),
  strasse('Rieslingweg', 7, [390, 520], [520, 560], [640, 600]),
  strasse('Hohbergweg', 7, [90, 370], [150, 500], [230, 640]),
  strasse('Hallenweg', 8, [420, -95], [450, 30], [480, 250]),
  strasse('Am Ostrand', 7, [640, -150], [760, -90], [820, 40], [790, 160]),
  strasse('Friedhofweg', 7, [-260, 110], [-330, 230], [-360, 360]),
  // The roads to the other two places.
  strasse('Landstraße', 13, [-1_060, 380], [-1_600, 420], [-2_200, 400], [-2_420, 420]),
  strasse('Landstraße nach Lindenhof', 13, [820, 40], [1_250, 120], [1_700, 300], [2_180, 390]),
  // Unterweiler.
  strasse('Dorfstraße', 9, [-2_420, 420], [-2_500, 470], [-2_580, 560]),
  strasse('Fährgasse', 7, [-2_420, 420], [-2_540, 335], [-2_700, 330]),
  strasse('Turnplatz', 7, [-2_500, 470], [-2_470, 640], [-2_420, 720]),
  strasse('Am Altrhein', 8, [-2_580, 560], [-2_650, 700], [-2_720, 800]),
  strasse('Kirchstraße', 7, [-2_580, 560], [-2_480, 560], [-2_360, 590]),
  // Lindenhof.
  strasse('Kirchplatz', 8, [2_180, 390], [2_310, 410], [2_430, 440]),
  strasse('Waldstraße', 8, [2_430, 440], [2_620, 560], [2_780, 680], [2_900, 800]),
  strasse('Hohlweg', 7, [2_310, 410], [2_290, 540], [2_360, 680]),
]

const rhein: Linie = [
  [-3_300, -1_100],
  [-2_980, -1_100],
  [-2_900, -600],
  [-3_020, -100],
  [-2_990, 420],
  [-2_900, 900],
  [-2_960, 1_500],
  [-3_300, 1_500],
]
const altrhein: Linie = [
  [-2_930, 1_160],
  [-2_800, 1_060],
  [-2_770, 860],
  [-2_830, 700],
  [-2_960, 640],
]
const lindenbach: Linie = [
  [3_300, -420],
  [2_400, -300],
  [1_500, -330],
  [900, -420],
  [400, -420],
  [60, -350],
  [-260, -190],
  [-700, -120],
  [-1_400, -220],
  [-2_200, -420],
  [-2_930, -620],
]
const steinbach: Linie = [
  [1_300, 1_500],
  [1_120, 980],
  [900, 640],
  [720, 480],
  [560, 360],
  [420, 40],
  [330, -400],
]
const bahn: Linie = [
  [1_150, -1_100],
  [850, -520],
  [690, -160],
  [640, 60],
  [980, 760],
  [1_420, 1_500],
]

/** Built-up areas. */
const orte: readonly Linie[] = [
  [
    [-420, -60],
    [-250, -200],
    [70, -330],
    [420, -400],
    [660, -220],
    [850, -130],
    [880, 200],
    [1_000, 540],
    [680, 660],
    [250, 700],
    [-60, 400],
    [-420, 420],
  ],
  [
    [-1_130, 260],
    [-760, 240],
    [-760, 420],
    [-1_090, 450],
  ],
  [
    [-2_740, 260],
    [-2_380, 330],
    [-2_300, 640],
    [-2_430, 780],
    [-2_740, 860],
    [-2_780, 640],
  ],
  [
    [2_120, 320],
    [2_460, 360],
    [2_860, 620],
    [2_960, 850],
    [2_760, 830],
    [2_420, 730],
    [2_200, 640],
  ],
]
const wald: readonly Linie[] = [
  [
    [1_700, 1_500],
    [1_640, 1_180],
    [2_050, 960],
    [2_620, 1_020],
    [3_020, 900],
    [3_300, 520],
    [3_300, 1_500],
  ],
  [
    [1_500, -1_100],
    [1_720, -720],
    [2_400, -560],
    [3_300, -640],
    [3_300, -1_100],
  ],
  [
    [-2_900, -250],
    [-2_560, -120],
    [-2_420, -420],
    [-2_700, -640],
    [-2_880, -560],
  ],
  [
    [-2_880, 1_180],
    [-2_500, 1_060],
    [-2_280, 1_500],
    [-2_920, 1_500],
  ],
]
const reben: readonly Linie[] = [
  [
    [720, 700],
    [1_060, 620],
    [1_500, 760],
    [1_560, 1_150],
    [1_250, 1_360],
    [860, 1_060],
  ],
  [
    [240, 760],
    [640, 720],
    [760, 1_060],
    [420, 1_240],
    [180, 1_040],
  ],
  [
    [2_960, 300],
    [3_250, 120],
    [3_300, -240],
    [2_820, -180],
    [2_660, 120],
  ],
]
const park: readonly Linie[] = [
  [
    [250, -180],
    [420, -200],
    [440, -330],
    [330, -320],
  ],
  [
    [-470, 250],
    [-380, 240],
    [-360, 380],
    [-460, 390],
  ],
]

const x = (east: number) => Math.round(east - WEST)
const y = (north: number) => Math.round(NORD - north)
const points = (line: Linie) => line.map(([east, north]) => `${x(east)},${y(north)}`).join(' ')
const flaeche = (fill: string) => (line: Linie) => `<polygon points="${points(line)}" fill="${fill}"/>`
const strich = (line: Linie, stroke: string, width: number, more = '') =>
  `<polyline points="${points(line)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

/** Draws rows of vines across a hill. */
const zeilen = (line: Linie, place: number) => {
  const [west, ost] = [Math.min(...line.map(([e]) => e)), Math.max(...line.map(([e]) => e))]
  const [sued, nord] = [Math.min(...line.map(([, n]) => n)), Math.max(...line.map(([, n]) => n))]
  const rows: string[] = []
  for (let north = sued; north < nord; north += 40)
    rows.push(
      strich(
        [
          [west, north],
          [ost, north + 60],
        ],
        '#b9bf7c',
        6,
      ),
    )
  return `<clipPath id="reben-${place}"><polygon points="${points(line)}"/></clipPath><g clip-path="url(#reben-${place})">${rows.join('')}</g>`
}

/** Draws a house of the town as a small dark square. */
const haus = ([east, north]: Meter) =>
  `<rect x="${x(east) - 9}" y="${y(north) - 9}" width="18" height="18" fill="#a98f76"/>`

/** Draws small houses along both sides of the streets in the three places. */
const haeuschen = ({ name, weg }: Strasse) =>
  name.startsWith('Landstraße')
    ? ''
    : weg
        .slice(1)
        .flatMap((to, place) => {
          const from = weg[place] ?? to
          const length = Math.hypot(to[0] - from[0], to[1] - from[1])
          const [along, across] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
          return Array.from({ length: Math.floor(length / 34) }, (_, step) =>
            [-19, 19].map(side => {
              const at = 20 + step * 34
              const east = x(from[0] + along * at - across * side)
              const north = y(from[1] + across * at + along * side)
              return `<rect x="${east - 8}" y="${north - 6}" width="16" height="12" fill="#cdb9a2"/>`
            }),
          ).flat()
        })
        .join('')

/** Returns the map as an SVG without names: the site writes them at a legible size. */
export const kartenzeichnung = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${OST - WEST} ${NORD - SUED}">`,
    `<rect width="${OST - WEST}" height="${NORD - SUED}" fill="#f1ede0"/>`,
    ...wald.map(flaeche('#c6d8b6')),
    ...reben.map(flaeche('#e2e3b8')),
    ...reben.map(zeilen),
    ...orte.map(flaeche('#e9dfd0')),
    ...park.map(flaeche('#c6d8b6')),
    flaeche('#a9cbdf')(rhein),
    strich(altrhein, '#a9cbdf', 90),
    strich(lindenbach, '#a9cbdf', 14),
    strich(steinbach, '#a9cbdf', 10),
    ...strassen.map(({ weg, breite }) => strich(weg, '#b3a48f', breite + 6)),
    ...strassen.map(haeuschen),
    ...haeuser.map(haus),
    ...strassen.map(({ weg, breite }) => strich(weg, '#ffffff', breite)),
    `<circle cx="${x(0)}" cy="${y(0)}" r="46" fill="#ffffff"/>`,
    `<circle cx="${x(0)}" cy="${y(0)}" r="8" fill="#a9cbdf"/>`,
    strich(bahn, '#6f6a62', 12),
    strich(bahn, '#ffffff', 6, ' stroke-dasharray="26 26"'),
    '</svg>',
  ].join('')

/** Returns the name of a street with the position of its middle. */
const nameOf = ({ name, weg }: Strasse) => ({
  name,
  ...lageOf(weg[Math.floor((weg.length - 1) / 2)] ?? [0, 0]),
})

type Platz = { readonly name: string; readonly bei: Meter }

const plaetze: readonly Platz[] = [
  { name: 'Marktplatz', bei: [0, 0] },
  { name: 'Bahnhof', bei: [680, -150] },
  { name: 'Stadtpark', bei: [350, -260] },
  { name: 'Bauhof', bei: [-880, 350] },
  { name: 'Freibad am Altrhein', bei: [-2_700, 760] },
  { name: 'Unterweiler', bei: [-2_560, 470] },
  { name: 'Lindenhof', bei: [2_440, 560] },
  { name: 'Steinbach', bei: [1_010, 800] },
  { name: 'Lindenbach', bei: [-900, -145] },
  { name: 'Rhein', bei: [-3_120, 200] },
]

const named = ({ name, bei }: Platz) => ({ name, ...lageOf(bei) })

export const stadtkarte: Stadtkarte = {
  bild: `/medien/${KARTENBILD}.svg`,
  nord: lageOf([0, NORD]).breite,
  sued: lageOf([0, SUED]).breite,
  west: lageOf([WEST, 0]).laenge,
  ost: lageOf([OST, 0]).laenge,
  namen: [...plaetze.map(named), ...strassen.map(nameOf)],
}

import { ausweisLeicht } from './ausweis.ts'
import { bedienungLeicht } from './bedienung.ts'
import { behinderungLeicht } from './behinderung.ts'
import { hundLeicht } from './hund.ts'
import { kitaLeicht } from './kita.ts'
import { kontaktLeicht } from './kontakt.ts'
import { muellLeicht } from './muell.ts'
import { notfallLeicht } from './notfall.ts'
import { rathausLeicht } from './rathaus.ts'
import { schadenLeicht } from './schaden.ts'
import { standesamtLeicht } from './standesamt.ts'
import type { Fassung } from './teile.ts'
import { terminLeicht } from './termin.ts'
import { verlorenLeicht } from './verloren.ts'
import { wenigGeldLeicht } from './wenig-geld.ts'
import { wohnungLeicht } from './wohnung.ts'

export type Anliegen = { link: string; fassung: Fassung }

/** A version of a page that also exists in everyday German. */
const von = (pfad: string, fassung: Fassung): Anliegen => ({ link: `${pfad}?sprache=leicht`, fassung })

/** The parent of the pages that exist only in Leichte Sprache. */
export const EIGENE = '/leichte-sprache/'

const eigene = (name: string, fassung: Fassung): Anliegen => ({ link: `${EIGENE}${name}`, fassung })

/** What residents need most, and where its easy version is; the only list for the overview and the tests. */
export const anliegen = {
  ausweis: eigene('ausweis', ausweisLeicht),
  wohnung: von('/rathaus/buergerbuero/wohnsitz', wohnungLeicht),
  termin: von('/rathaus/termine', terminLeicht),
  muell: von('/leben/abfall', muellLeicht),
  notfall: von('/notfallnummern', notfallLeicht),
  wenigGeld: eigene('wenig-geld', wenigGeldLeicht),
  behinderung: eigene('behinderung', behinderungLeicht),
  kita: von('/leben/familie/kita', kitaLeicht),
  standesamt: eigene('standesamt', standesamtLeicht),
  schaden: von('/schaden-melden', schadenLeicht),
  hund: eigene('hund', hundLeicht),
  verloren: eigene('verloren', verlorenLeicht),
} as const satisfies Record<string, Anliegen>

/** The town hall and the site itself. */
export const ueberUns = {
  rathaus: von('/rathaus', rathausLeicht),
  kontakt: von('/kontakt', kontaktLeicht),
  bedienung: von('/bedienungshilfe', bedienungLeicht),
} as const satisfies Record<string, Anliegen>

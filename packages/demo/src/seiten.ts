import type { Seite } from './seite.ts'
import { abfall } from './seiten/abfall.ts'
import { aemterSeite } from './seiten/aemter.ts'
import { aktuellesSeite } from './seiten/aktuelles.ts'
import { barrierefreiheit } from './seiten/barrierefreiheit.ts'
import { bauen } from './seiten/bauen.ts'
import { baugebieteSeite } from './seiten/baugebiete.ts'
import { bedienungshilfe } from './seiten/bedienungshilfe.ts'
import { bekanntmachungenSeite } from './seiten/bekanntmachungen.ts'
import { beschaeftigteSeite } from './seiten/beschaeftigte.ts'
import { buechereiSeiten } from './seiten/buecherei.ts'
import { buergerbuero } from './seiten/buergerbuero.ts'
import { buergermeisterin } from './seiten/buergermeisterin.ts'
import { datenschutz } from './seiten/datenschutz.ts'
import { familie } from './seiten/familie.ts'
import { fehlerMelden } from './seiten/fehler-melden.ts'
import { formulareSeite } from './seiten/formulare.ts'
import { freibadSeiten } from './seiten/freibad.ts'
import { gebaerdensprache } from './seiten/gebaerdensprache.ts'
import { gemeinderat } from './seiten/gemeinderat.ts'
import { impressum } from './seiten/impressum.ts'
import { jahnschuleSeiten } from './seiten/jahnschule.ts'
import { jugendmusikschuleSeiten } from './seiten/jugendmusikschule.ts'
import { kita } from './seiten/kita.ts'
import { klimaschutzSeiten } from './seiten/klimaschutz.ts'
import { kontaktSeite } from './seiten/kontakt.ts'
import { feuerwehr } from './seiten/leben/feuerwehr.ts'
import { gesundheit } from './seiten/leben/gesundheit.ts'
import { integration } from './seiten/leben/integration.ts'
import { jugend } from './seiten/leben/jugend.ts'
import { senioren } from './seiten/leben/senioren.ts'
import { leben } from './seiten/leben.ts'
import { leichteSprache } from './seiten/leichte-sprache.ts'
import { lebenslagenSeite, leistungenSeite } from './seiten/leistungen.ts'
import { notfallnummern } from './seiten/notfallnummern.ts'
import { personenSeite } from './seiten/personen.ts'
import { pinnwandSeiten } from './seiten/pinnwand.ts'
import { ratSeiten } from './seiten/rat.ts'
import { haushalt } from './seiten/rathaus/haushalt.ts'
import { ortsrecht } from './seiten/rathaus/ortsrecht.ts'
import { wahlen } from './seiten/rathaus/wahlen.ts'
import { rathaus } from './seiten/rathaus.ts'
import { rundwege } from './seiten/rundwege.ts'
import { schadenMelden } from './seiten/schaden-melden.ts'
import { schillerschuleSeiten } from './seiten/schillerschule.ts'
import { geschichte } from './seiten/stadt/geschichte.ts'
import { mobilitaet } from './seiten/stadt/mobilitaet.ts'
import { ortsteile } from './seiten/stadt/ortsteile.ts'
import { parken } from './seiten/stadt/parken.ts'
import { partnerstadt } from './seiten/stadt/partnerstadt.ts'
import { toiletten } from './seiten/stadt/toiletten.ts'
import { uebernachten } from './seiten/stadt/uebernachten.ts'
import { zahlenUndFakten } from './seiten/stadt/zahlen.ts'
import { stadtSeite } from './seiten/stadt.ts'
import { startseite } from './seiten/startseite.ts'
import { stellenSeite } from './seiten/stellen.ts'
import { termineSeite } from './seiten/termine.ts'
import { kalenderSeite, veranstaltungenSeite } from './seiten/veranstaltungen.ts'
import { verzeichnisSeiten } from './seiten/verzeichnisse.ts'
import { wein } from './seiten/wein.ts'
import { wirtschaft } from './seiten/wirtschaft.ts'
import { wochenmarkt } from './seiten/wochenmarkt.ts'
import { wohnsitz } from './seiten/wohnsitz.ts'

/** Pages that do not depend on the day. */
const immer: readonly Seite[] = [
  startseite,
  rathaus,
  buergerbuero,
  leistungenSeite,
  lebenslagenSeite,
  formulareSeite,
  termineSeite,
  wohnsitz,
  buergermeisterin,
  gemeinderat,
  ...pinnwandSeiten,
  ...ratSeiten,
  wahlen,
  ortsrecht,
  haushalt,
  aemterSeite,
  personenSeite,
  stellenSeite,
  beschaeftigteSeite,
  leben,
  senioren,
  jugend,
  integration,
  feuerwehr,
  gesundheit,
  abfall,
  familie,
  kita,
  wirtschaft,
  bauen,
  baugebieteSeite,
  ...verzeichnisSeiten,
  stadtSeite,
  wein,
  rundwege,
  wochenmarkt,
  geschichte,
  zahlenUndFakten,
  ortsteile,
  partnerstadt,
  toiletten,
  uebernachten,
  mobilitaet,
  parken,
  aktuellesSeite,
  veranstaltungenSeite,
  kalenderSeite,
  kontaktSeite,
  notfallnummern,
  fehlerMelden,
  schadenMelden,
  impressum,
  datenschutz,
  barrierefreiheit,
  ...leichteSprache,
  gebaerdensprache,
  bekanntmachungenSeite,
  bedienungshilfe,
  ...buechereiSeiten,
  ...schillerschuleSeiten,
  ...jahnschuleSeiten,
  ...jugendmusikschuleSeiten,
  ...klimaschutzSeiten,
]

/** Returns every page of the town on a given day; the pages of the pool depend on the season. */
export const seiten = (heute: Date): readonly Seite[] => [...immer, ...freibadSeiten(heute)]

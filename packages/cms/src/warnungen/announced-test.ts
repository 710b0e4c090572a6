import { hasOrder, isBeside, partsOf } from './only-end.ts'
import { namesDanger, saysNoDanger, tellsDangerToo } from './only-test.ts'
import { beginningOf, EVENT_NAMED, names, namesTestAhead, saysTest, type Words } from './says-test.ts'

/**
 * Tests whether a message announces a test of the means of warning for another day, and tells nothing else. It is
 * information, whatever its severity: nobody is in danger, and its sirens do not sound today.
 */
export const announcesTest = (said: Words): boolean => {
  const { titel, ereignis = '', beschreibung = '', anweisung = '' } = said
  const text = beschreibung || anweisung
  const named = [titel, beginningOf(text)].flatMap(part => names(part, EVENT_NAMED))
  return (
    (named.length > 0 || names(ereignis, EVENT_NAMED).length > 0) &&
    named.every(({ before }) => !namesDanger(before)) &&
    isOnlyAnnouncement(titel) &&
    [beschreibung, anweisung].every(isOnlyAbout) &&
    namesTestAhead(said) &&
    !saysTest(said)
  )
}

/** Words by which a headline announces. */
const ANNOUNCING = new RegExp(
  String.raw`(?<!\p{L})(?:(?:vor)?ankündigung(?:\s(?:der|des|einer|eines))?|angekündigt|geplant\p{L}*|bevorstehend\p{L}*|hinweis(?:\s(?:auf|zu|zum|zur))?|information(?:\s(?:über|zu|zum|zur))?|vorschau|steht\s(?:bevor|an)|findet|statt|wird|werden|getestet|geprüft|erprobt|testet|prüft|übermorgen|morgen|(?:nächste|kommende)[nrs]?\s(?:woche|monat|\p{L}+tag|mittwoch)|sirenen?|heulen|ertönen)(?!\p{L})`,
  'giu',
)

/** Tests whether a headline has beside the test and its announcement only place, time and sender. */
const isOnlyAnnouncement = (titel: string): boolean =>
  !NOW.test(titel) &&
  partsOf(titel.replaceAll(EVENT_NAMED, ', ').replaceAll(ANNOUNCING, ', ')).every(
    part => saysNoDanger(part) || isBeside(part),
  )

/** Words of a test, its means and its signals; but not `spätestens`. */
const OF_TEST =
  /(?<!\p{L})(?:test|probe|übung)|(?:probe|sirenen?|warn|alarm|funktions)(?:test|probe|alarm|warnung)|warntag|sirene|signal|heulton|dauerton|getestet|warnmittel|warnsystem|(?<!keine\s)entwarnung|ernstfall|(?<!\p{L})(?:nina|katwarn|biwapp|cell|warnungen)/iu
/** Other sentences of an announcement. */
const BESIDE =
  /(?<!\p{L})(?:dank|verständnis|fragen|informationen|infos|www|https?|beunruhig\p{L}*)(?!\p{L})|keine\s(?:panik|sorge)/iu
/** What happens now is no test on another day, and a cause is none of a test. */
const NOW =
  /(?<!\p{L})(?:heute|jetzt|sofort|umgehend|unverzüglich|derzeit|aktuell|zurzeit|gerade|soeben|achtung|(?:wegen|aufgrund|infolge)(?!\s(?:\p{L}{1,20}\s){0,2}\p{L}{0,30}(?:probe|test|warntag)))(?!\p{L})/iu
/** What to do at the signal of the test. */
const AT_SIGNAL =
  /(?<!\p{L})(?:bei|beim|wenn|während)\s(?:\p{L}{1,20}\s){0,2}\p{L}{0,20}(?:sirene|signal|heulton|dauerton|probe|warntag)/iu

/** Requests of an announcement that are no instruction. */
const REQUEST =
  /(?<!\p{L})(?:bitte\s)?(?:rufen|wählen|blockieren)\s(?:sie\s)?(?:bitte\s)?(?:\p{L}{1,20}\s)?nicht\s(?:(?:den|die|unter)\s)?(?:notruf\p{L}*|110|112|polizei|feuerwehr)(?:\s(?:an|oder|und|110|112|die|feuerwehr|polizei)(?!\p{L}))*|(?<!\p{L})(?:bitte\s)?informieren\ssie\s(?:bitte\s)?(?:auch\s)?ihre\s(?:nachbarn|familie|angehörigen)|(?<!\p{L})soll(?:en)?(?=\s[^.!?]{0,100}(?:test|probe|sirene|warn))/giu

/** Tests whether each sentence of a text is about the test, and none is about now or tells people to act. */
const isOnlyAbout = (text: string): boolean =>
  !tellsDangerToo(text) &&
  sentencesOf(text).every(one => {
    const rest = one.replaceAll(REQUEST, ' ')
    const isAbout = !/\p{L}/u.test(rest) || OF_TEST.test(one) || BESIDE.test(one)
    return (
      !NOW.test(one) &&
      (saysNoDanger(one) || (AT_SIGNAL.test(one) && !namesDanger(one)) || (isAbout && !hasOrder(rest)))
    )
  })

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[^\d.\s][.!?:])\s+|(?<=\d{3}[.!?])\s+|\n+/u).filter(one => /\p{L}/u.test(one))

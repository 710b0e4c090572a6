import type { Finding } from './finding.ts'
import type { Subject } from './places.ts'

/** „frei, Spenden sind willkommen“, „kostenlos, Material 2 €“. */
const SAYS_FREE = /^\s*(?:(?:der )?eintritt(?: ist)?:? )?(?:frei|kostenlos|kostenfrei|umsonst)(?!\p{L})/iu

const PRICE = /[1-9][\d.,]{0,9}\s?(?:€|eur)|(?:€|eur)\s?[1-9]/iu

/** Finds an event whose admission is free and has a price. */
export function freeAndPricedFindings({
  record: { kind },
  data: { kostenlos, eintritt },
}: Subject): Finding[] {
  if (kind !== 'veranstaltung' || kostenlos !== true || typeof eintritt !== 'string') return []
  if (SAYS_FREE.test(eintritt) || /spende/iu.test(eintritt) || !PRICE.test(eintritt)) return []
  return [
    {
      gewicht: 'hinweis',
      regel: 'eintritt-beides',
      feld: 'kostenlos',
      satz: `„Eintritt frei“ ist eingeschaltet, bei „Eintritt“ steht aber „${eintritt.trim()}“.`,
      rat: 'Schalten Sie „Eintritt frei“ aus, oder löschen Sie den Preis.',
    },
  ]
}

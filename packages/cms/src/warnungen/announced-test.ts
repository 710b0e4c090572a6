import { namesDanger, tellsDangerToo } from './only-test.ts'
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
    isCalm(titel) &&
    !tellsDangerToo(text) &&
    namesTestAhead(said) &&
    !saysTest(said)
  )
}

/** A headline names no danger beside the means of warning. */
const isCalm = (titel: string): boolean => !namesDanger(titel.replaceAll(EVENT_NAMED, ' '))

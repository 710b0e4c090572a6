import { ButtonLink } from '@rathausplatz/ui'
import { START, TerminPage } from './termin-page.tsx'

/** The page for a key that is no longer valid. */
export const Over = () => (
  <TerminPage heading="Dieser Link gilt nicht mehr">
    <p>
      Der Termin ist vorbei, und Ihre Angaben sind gelöscht. Vielleicht fehlt auch ein Teil der Adresse: Bitte
      übernehmen Sie sie vollständig aus der E-Mail.
    </p>
    <p>
      <ButtonLink href={START}>Neuen Termin vereinbaren</ButtonLink>
    </p>
  </TerminPage>
)

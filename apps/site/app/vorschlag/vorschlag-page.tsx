import { ButtonLink } from '@rathausplatz/ui'
import { FormPage } from '../forms/form-page.tsx'

/** Address of the form for proposals. */
export const PROPOSE = '/verzeichnis/vorschlagen'

/** The page for a key that is no longer valid. */
export const Gone = ({ heading, text }: { heading: string; text: string }) => (
  <FormPage heading={heading} isHidden isAnswer>
    <p>{text}</p>
    <p>
      <ButtonLink href="/">Zur Startseite</ButtonLink>
    </p>
  </FormPage>
)

export const OVER =
  'Der Link ist zu alt, den Eintrag gibt es nicht mehr, jemand anderes betreut ihn, oder Ihre Änderung ist übernommen. Vielleicht fehlt auch ein Teil der Adresse: Bitte übernehmen Sie sie vollständig aus der E-Mail.'

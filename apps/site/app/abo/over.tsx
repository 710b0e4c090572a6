import { ButtonLink } from '@rathausplatz/ui'
import { AboPage, START } from './abo-page.tsx'

/** The page for a key that is no longer valid. */
export const Over = () => (
  <AboPage heading="Dieser Link gilt nicht mehr" isHidden isAnswer>
    <p>
      Er ist zu alt, oder die Benachrichtigungen sind schon abbestellt. Vielleicht fehlt auch ein Teil der
      Adresse: Bitte übernehmen Sie sie vollständig aus der E-Mail.
    </p>
    <p>
      <ButtonLink href={START}>Benachrichtigungen neu bestellen</ButtonLink>
    </p>
  </AboPage>
)

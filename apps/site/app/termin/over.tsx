import { ButtonLink } from '@rathausplatz/ui'
import { START, TerminPage } from './termin-page.tsx'

/** The page for a key that is no longer valid. */
export const Over = () => (
  <TerminPage heading="Zu diesem Link gibt es keinen Termin">
    <p>
      Zu diesem Link finden wir keinen Termin. Vielleicht fehlt ein Teil der Adresse: Bitte übernehmen Sie sie
      vollständig aus der E-Mail. Oder der Termin liegt länger zurück, und Ihre Angaben sind gelöscht.
    </p>
    <p>
      <ButtonLink href={START}>Neuen Termin vereinbaren</ButtonLink>
    </p>
  </TerminPage>
)

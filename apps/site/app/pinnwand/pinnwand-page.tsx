import { ButtonLink } from '@rathausplatz/ui'
import { FormPage, type FormPageProps } from '../forms/form-page.tsx'

export const BOARD = '/pinnwand'

/** The frame of every page about an entry of the pin board. */
export const PinnwandPage = (props: Omit<FormPageProps, 'above'>) => (
  <FormPage {...props} above={{ title: 'Pinnwand', href: BOARD }} />
)

/** The page for a key or a number that is no longer valid. */
export const Gone = ({ heading, text }: { heading: string; text: string }) => (
  <PinnwandPage heading={heading} isHidden isAnswer>
    <p>{text}</p>
    <p>
      <ButtonLink href={BOARD}>Zur Pinnwand</ButtonLink>
    </p>
  </PinnwandPage>
)

export const OVER =
  'Der Link ist zu alt, oder den Eintrag gibt es nicht mehr. Vielleicht fehlt auch ein Teil der Adresse: Bitte übernehmen Sie sie vollständig aus der E-Mail.'

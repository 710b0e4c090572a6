import { ButtonLink } from '@rathausplatz/ui'
import { FormPage, type FormPageProps } from '../forms/form-page.tsx'

export const DAMAGES = '/schaeden'

/** The frame of every page about a reported damage. */
export const SchadenPage = (props: Omit<FormPageProps, 'above'>) => (
  <FormPage {...props} above={{ title: 'Gemeldete Schäden', href: DAMAGES }} />
)

/** Of a key, or a number, that leads to nothing any more. */
export const Gone = ({ heading, text }: { heading: string; text: string }) => (
  <SchadenPage heading={heading} isHidden isAnswer>
    <p>{text}</p>
    <p>
      <ButtonLink href={DAMAGES}>Gemeldete Schäden ansehen</ButtonLink>
    </p>
  </SchadenPage>
)

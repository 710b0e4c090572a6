import { ButtonLink } from '@rathausplatz/ui'
import { FormPage, type FormPageProps } from '../forms/form-page.tsx'

export const DAMAGES = '/schaeden'

/** The frame of all pages about reported damages. */
export const SchadenPage = (props: Omit<FormPageProps, 'above'>) => (
  <FormPage {...props} above={{ title: 'Gemeldete Schäden', href: DAMAGES }} />
)

/** The page for a key or a number that is no longer valid. */
export const Gone = ({ heading, text }: { heading: string; text: string }) => (
  <SchadenPage heading={heading} isHidden isAnswer>
    <p>{text}</p>
    <p>
      <ButtonLink href={DAMAGES}>Gemeldete Schäden ansehen</ButtonLink>
    </p>
  </SchadenPage>
)

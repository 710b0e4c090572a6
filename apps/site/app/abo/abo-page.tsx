import { FormPage, type FormPageProps } from '../forms/form-page.tsx'

export const START = '/abo'
export const NAME = 'Per E-Mail benachrichtigen'

/** The frame of every page about subscriptions by mail. */
export const AboPage = (props: Omit<FormPageProps, 'above'>) => (
  <FormPage {...props} above={props.heading === NAME ? undefined : { title: NAME, href: START }} />
)

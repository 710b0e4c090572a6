import { ArrowLink, VisuallyHidden } from '@rathausplatz/ui'
import { defaultLabels } from '../labels.ts'

type MoreLinkProps = { link: string; linktext?: string; titel: string; className?: string | undefined }

/** A link from a teaser. The label defaults to 'Mehr Erfahren'; screen readers also hear the title. */
export function MoreLink({ link, linktext, titel, className }: MoreLinkProps) {
  if (!link) return null
  return (
    <ArrowLink href={link} className={className}>
      {linktext || defaultLabels.mehr}
      {!linktext && titel && <VisuallyHidden>{`: ${titel}`}</VisuallyHidden>}
    </ArrowLink>
  )
}

import { Eventteaser } from './eventteaser/view.tsx'
import { HeroSlider } from './hero-slider/view.tsx'
import { Newsticker } from './newsticker/view.tsx'
import { PanoramabildPanoramateaser } from './panoramabild-panoramateaser/view.tsx'
import { PortalHero } from './portal-hero/view.tsx'

/**
 * Interactive views of the home page, bundled with the site. Standing ones (standing.ts) are not needed
 * before the second page, and all others are loaded with the first page that shows one. So the first visit
 * stays small however many templates there are.
 */
export const portalViews = {
  'portal-hero': PortalHero,
  'hero-slider': HeroSlider,
  'panoramabild-panoramateaser': PanoramabildPanoramateaser,
  eventteaser: Eventteaser,
  newsticker: Newsticker,
}

export { withoutCounts } from './newsticker/visible-count.ts'
export { portalMainId } from './portal-hero/view.tsx'

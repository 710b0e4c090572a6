import { Eventteaser } from './eventteaser/view.tsx'
import { HeroSlider } from './hero-slider/view.tsx'
import { Newsticker } from './newsticker/view.tsx'
import { PanoramabildPanoramateaser } from './panoramabild-panoramateaser/view.tsx'
import { PortalHero } from './portal-hero/view.tsx'

/**
 * Views of the home page that can be operated: they come with the site. Those that stand (standing.ts) need not come
 * before the second page, all others come with the first page that shows one of them. So the first visit stays light
 * however many templates there are.
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

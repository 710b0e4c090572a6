// All themes except that of the town, which they override.
import.meta.glob(['./*.css', '!./default.css'], { eager: true })

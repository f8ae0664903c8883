/** What a view needs once the user changes a setting. */
export { saveSettings } from '../../platform/messages/save-settings.ts';
export { changed, changeOn } from '../../settings/changes.ts';

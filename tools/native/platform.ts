import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The links of the web app that the phone may open with the shell (apps/child, opened-link.ts). */
const linkPaths = ['path="/shared"', 'pathPrefix="/connect/"', 'path="/resetpwd"', 'path="/migrate"'];

function change(file: string, how: (text: string) => string): void {
  if (existsSync(file)) writeFileSync(file, how(readFileSync(file, 'utf8')));
}

/**
 * What the Android project needs beside Capacitor's template: our links, no copy in a cloud, the night behind the icon.
 * @param host of the web app; without one no link can open the shell
 */
export function settleAndroid(project: string, host: string | undefined): void {
  const main = join(project, 'app/src/main');
  change(join(main, 'AndroidManifest.xml'), (manifest) => withLinks(manifest, host));
  change(join(main, 'res/values/ic_launcher_background.xml'), (xml) =>
    xml.replace(/#[0-9A-F]{6}/i, '#1F2A44'),
  );
}

/** The manifest with the app's links; twice is the same as once. */
export function withLinks(manifest: string, host: string | undefined): string {
  const bare = manifest
    .replace(/\s*<intent-filter android:autoVerify[^]*?<\/intent-filter>/, '')
    .replace('android:allowBackup="true"', 'android:allowBackup="false"');
  if (host === undefined) return bare;
  const data = ['scheme="https"', `host="${host}"`, ...linkPaths];
  const filter = `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
${data.map((one) => `                <data android:${one} />`).join('\n')}
            </intent-filter>`;
  return bare.replace('</intent-filter>', `</intent-filter>${filter}`);
}

/** What the iOS project needs beside Capacitor's template: the right to our links. */
export function settleIos(project: string, host: string): void {
  writeFileSync(join(project, 'App/App/App.entitlements'), entitlementsFor(host));
  change(join(project, 'App/App.xcodeproj/project.pbxproj'), withEntitlements);
}

/** The property list that names the host whose links open the shell. */
export function entitlementsFor(host: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${host}</string>
	</array>
</dict>
</plist>
`;
}

/** The Xcode project with the property list named in both of the app's configurations; twice is the same as once. */
export function withEntitlements(project: string): string {
  if (project.includes('CODE_SIGN_ENTITLEMENTS')) return project;
  return project.replaceAll(
    /^(\t+)CODE_SIGN_STYLE = Automatic;$/gm,
    '$1CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n$1CODE_SIGN_STYLE = Automatic;',
  );
}

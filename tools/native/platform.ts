import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The web app's links that the phone may open with the shell (apps/child, opened-link.ts). */
const linkPaths = ['path="/shared"', 'pathPrefix="/connect/"', 'path="/resetpwd"', 'path="/migrate"'];

function change(file: string, how: (text: string) => string): void {
  if (existsSync(file)) writeFileSync(file, how(readFileSync(file, 'utf8')));
}

/**
 * Adds to Capacitor's Android template: our links, no cloud backup, the night-blue icon background.
 * @param host the web app's host; without it no link opens the shell
 */
export function settleAndroid(project: string, host: string | undefined): void {
  const main = join(project, 'app/src/main');
  change(join(main, 'AndroidManifest.xml'), (manifest) => withLinks(manifest, host));
  change(join(main, 'res/values/ic_launcher_background.xml'), (xml) =>
    xml.replace(/#[0-9A-F]{6}/i, '#1F2A44'),
  );
}

/** Adds the app's links to the manifest; doing it again changes nothing. */
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

/**
 * Adds to Capacitor's iOS template: the entitlements for our links and for pushes, and what hands a push token on.
 * @param host the web app's host; without it no link opens the shell
 */
export function settleIos(
  project: string,
  { host, push }: { host: string | undefined; push: boolean },
): void {
  if (host === undefined && !push) return;
  writeFileSync(join(project, 'App/App/App.entitlements'), entitlementsFor({ host, push }));
  change(join(project, 'App/App.xcodeproj/project.pbxproj'), withEntitlements);
  if (push) change(join(project, 'App/App/AppDelegate.swift'), withPushTokens);
}

/** Hands the phone's token to the plugin, as it asks for; doing it again changes nothing. */
export function withPushTokens(swift: string): string {
  if (swift.includes('didRegisterForRemoteNotificationsWithDeviceToken')) return swift;
  return swift.replace(
    /\}\s*$/,
    `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
}
`,
  );
}

/** Returns the property list with the host whose links open the shell, and the right to pushes. */
export function entitlementsFor({ host, push }: { host: string | undefined; push: boolean }): string {
  const links =
    host === undefined
      ? ''
      : `	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${host}</string>
	</array>
`;
  const pushes = push ? '	<key>aps-environment</key>\n	<string>production</string>\n' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${links}${pushes}</dict>
</plist>
`;
}

/** Adds the property list to both configurations of the Xcode project; doing it again changes nothing. */
export function withEntitlements(project: string): string {
  if (project.includes('CODE_SIGN_ENTITLEMENTS')) return project;
  return project.replaceAll(
    /^(\t+)CODE_SIGN_STYLE = Automatic;$/gm,
    '$1CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n$1CODE_SIGN_STYLE = Automatic;',
  );
}

import { expect, it } from 'vitest';
import { pageOf, shapeOf, sizeOf } from './drawings.ts';
import { entitlementsFor, withEntitlements, withLinks, withPushTokens } from './platform.ts';

const manifest = `<application android:allowBackup="true">
        <activity>
            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
            </intent-filter>
        </activity>
</application>`;

it('opens the app’s links with the shell on Android, and keeps a child’s storage out of backups', () => {
  const once = withLinks(manifest, 'app.lykta.example');
  expect(once).toContain('<data android:host="app.lykta.example" />');
  for (const path of ['path="/shared"', 'pathPrefix="/connect/"', 'path="/resetpwd"', 'path="/migrate"'])
    expect(once).toContain(`<data android:${path} />`);
  expect(once).toContain('android.intent.action.MAIN');
  expect(once).toContain('android:allowBackup="false"');
  expect(withLinks(once, 'app.lykta.example')).toBe(once);
  expect(withLinks(once, 'other.example')).not.toContain('app.lykta.example');
  expect(withLinks(once, undefined)).not.toContain('autoVerify');
});

it('opens them on iOS', () => {
  const entitled = entitlementsFor({ host: 'app.lykta.example', push: false });
  expect(entitled).toContain('<string>applinks:app.lykta.example</string>');
  expect(entitled).not.toContain('aps-environment');
  const project = '\t\t\t\tCODE_SIGN_STYLE = Automatic;\n\t\t\t\tCODE_SIGN_STYLE = Automatic;\n';
  const once = withEntitlements(project);
  expect(once.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2);
  expect(withEntitlements(once)).toBe(once);
});

it('lets a shell with keys have pushes on iOS', () => {
  const entitled = entitlementsFor({ host: undefined, push: true });
  expect(entitled).toContain('<key>aps-environment</key>');
  expect(entitled).not.toContain('applinks');
  const swift = 'import UIKit\n\nclass AppDelegate: UIResponder {\n    var window: UIWindow?\n}\n';
  const once = withPushTokens(swift);
  expect(once.match(/capacitorDid(Register|FailToRegister)ForRemoteNotifications/g)).toHaveLength(2);
  expect(once.split('{').length).toBe(once.split('}').length);
  expect(withPushTokens(once)).toBe(once);
});

it.each([
  ['app/src/main/res/mipmap-hdpi/ic_launcher.png', 'rounded'],
  ['app/src/main/res/mipmap-hdpi/ic_launcher_round.png', 'round'],
  ['app/src/main/res/mipmap-hdpi/ic_launcher_foreground.png', 'glyph'],
  ['app/src/main/res/drawable/splash.png', 'splash'],
  ['App/App/Assets.xcassets/Splash.imageset/splash-2732x2732-1.png', 'splash'],
  ['App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png', 'square'],
  ['app/src/main/res/drawable/photo.png', undefined],
])('%s is drawn as %s', (file, shape) => {
  expect(shapeOf(file)).toBe(shape);
});

it('draws the lantern without its square, which the page itself is', () => {
  const logo = '<svg viewBox="0 0 64 64"><rect width="64" height="64"/><path d="M0 0"/></svg>';
  expect(pageOf('glyph', logo)).toContain('<svg viewBox="0 0 64 64"><path d="M0 0"/></svg>');
});

it('knows how large a picture is', () => {
  const png = Buffer.alloc(24);
  png.write('\x89PNG', 'latin1');
  png.writeUInt32BE(432, 16);
  png.writeUInt32BE(324, 20);
  expect(sizeOf(png)).toEqual({ width: 432, height: 324 });
  expect(() => sizeOf(Buffer.from('GIF89a and more'))).toThrow('PNG');
});

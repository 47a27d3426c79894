import { newAccount } from '../src/child.ts';
import { fitsPhone } from '../src/fits-phone.ts';
import { urls } from '../src/ports.ts';
import { expectOrder } from '../src/screen-checks.ts';
import { expect, test } from '../src/stack.ts';

test('in Arabic a child signs up, logs a mood and reads its story', { tag: '@kept' }, async ({ page }) => {
  const { phone, password } = newAccount();
  await page.goto(urls.child);
  await page.getByRole('combobox', { name: 'Språk' }).selectOption('العربية');
  await page.getByRole('link', { name: 'إنشاء حساب' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page.getByRole('button', { name: 'نعم، يمكنكم حفظ هذا' }).click();
  await page.getByLabel('رقم الهاتف (10 أرقام)').fill(phone);
  await page.getByLabel('كلمة السر', { exact: true }).fill(password);
  await page.getByLabel('كلمة السر مرة أخرى').fill(password);
  await expectOrder(page);
  await page.getByRole('button', { name: 'إنشاء حساب' }).click();
  await expect(page.getByRole('heading', { name: 'اختر شخصيتك' })).toBeVisible();

  await page.goto(`${urls.child}/home`);
  const good = page.getByRole('main').getByRole('link', { name: 'جيد', exact: true });
  await expect(good).toBeVisible();
  await expectOrder(page);
  await good.click();
  await expect(page.getByRole('heading', { name: 'بماذا تشعر الآن؟' })).toBeVisible();
  await page.getByRole('button', { name: 'تم', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'يوم واحد' })).toBeVisible();

  await page.goto(`${urls.child}/form/base/1`);
  await page.getByRole('button', { name: 'ابدأ' }).click();
  await expect(page.getByRole('heading', { name: 'كيف هو الحال في البيت؟' })).toBeVisible();
  await fitsPhone(page);
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.getByRole('radio', { name: 'جيد جدًا', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'أين تسكن؟' })).toBeVisible();
  await saved;

  await page.goto(`${urls.child}/beb/base`);
  await expect(page.getByText('حالي في البيت جيد جدًا.')).toBeVisible();
  await expectOrder(page);

  await page.goto(`${urls.child}/settings`);
  await expect(page.getByText('مترجم، ولم يقرأه بعد أحد لغته الأم هي العربية.')).toBeVisible();
  await expectOrder(page);
});

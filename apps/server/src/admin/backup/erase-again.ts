import { TIME_ZONE } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

const zone = sql.lit(TIME_ZONE);

/**
 * Erases again the sent answers that were erased after the backup was taken. The log says when; a restore leaves the log
 * as it is. What a child sent on the day of an erasure counts as erased.
 */
export async function eraseAgain(tx: Db): Promise<void> {
  await sql`with erased as (
      delete from answers using acceptances, audit_lines
      where acceptances.account_id = answers.account_id and acceptances.invitation_id = answers.invitation_id
        and audit_lines.kind = 'answers-erased' and audit_lines.pseudonym = acceptances.pseudonym
        and (answers.sent at time zone ${zone})::date <= (audit_lines.at at time zone ${zone})::date
      returning acceptances.pseudonym, answers.request_id, answers.form_id, answers.form_version
    ), unread as (
      select pseudonym, count(*)::int as forms,
        count(*) filter (where not exists (select from read_forms
          where read_forms.pseudonym = erased.pseudonym and read_forms.request_id = erased.request_id
            and read_forms.form_id = erased.form_id and read_forms.form_version = erased.form_version))::int as unread
      from erased group by pseudonym
    ), marks as (
      delete from read_forms using erased
      where read_forms.pseudonym = erased.pseudonym and read_forms.request_id = erased.request_id
        and read_forms.form_id = erased.form_id and read_forms.form_version = erased.form_version
    ), records as (
      delete from recorded_forms using erased
      where recorded_forms.pseudonym = erased.pseudonym and recorded_forms.request_id = erased.request_id
        and recorded_forms.form_id = erased.form_id and recorded_forms.form_version = erased.form_version
    )
    update acceptances set sent = greatest(0, sent - unread.forms), unread = greatest(0, acceptances.unread - unread.unread),
      flags_sealed = null, has_news = false, erase_warned = null
    from unread where unread.pseudonym = acceptances.pseudonym`.execute(tx);
}
